// The step towards a complete profile: how far it is and what is missing; gone once nothing is.
import { Trans, useLingui } from '@lingui/react/macro';
import { profileCompletion } from '../../../domain/profiles.ts';
import { CompletionRing } from '../../components/profile/completion-ring.tsx';
import { profileFieldNames } from '../../components/profile/field-names.ts';
import { failures } from '../../lib/messages.ts';
import { useProfile } from '../../lib/use-profile.ts';
import { Row } from './panel.tsx';

/** Enough names to know what it is about; the rest stands on the profile's page. */
const NAMES_SHOWN = 4;

export function ProfileStep() {
  const { t, i18n } = useLingui();
  const own = useProfile();
  if (own.status === 'loading') return null;
  if (own.status === 'temporary') {
    return (
      <Row
        icon={<CompletionRing percentage={own.profile.profileCompletionPercentage} size={52} />}
        to="/profile"
        detail={i18n._(failures.temporaryProfile)}
      >
        <Trans>Your profile could not be loaded</Trans>
      </Row>
    );
  }
  const { percentage, missing } = profileCompletion(own.profile);
  if (missing.length === 0) return null;
  const names = missing.slice(0, NAMES_SHOWN).map((field) => i18n._(profileFieldNames[field]));
  const rest = missing.length - names.length;
  const list = names.join(', ');
  return (
    <Row
      icon={<CompletionRing percentage={percentage} size={52} />}
      to="/profile"
      detail={rest > 0 ? t`Missing: ${list} and ${rest} more` : t`Missing: ${list}`}
    >
      <Trans>Complete your profile</Trans>
    </Row>
  );
}
