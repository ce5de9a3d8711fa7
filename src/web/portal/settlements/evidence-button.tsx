// Adds a photo to a deduction.
import { msg } from '@lingui/core/macro';
import { PhotoButton } from '../../components/photo-button.tsx';
import { useReloadSettlements } from '../../components/settlements/use-settlement-move.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { toast } from '../../ui/toast-store.ts';

export function EvidenceButton({ lineId }: { lineId: string }) {
  const { api } = useApi();
  const reload = useReloadSettlements();
  const add = async (file: File) => {
    await api.settlements.addEvidence({ line_id: lineId, file });
    toast.success(msg`Photo added`);
    await reload();
  };
  return <PhotoButton add={add} />;
}
