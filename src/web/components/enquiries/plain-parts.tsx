// What the form to the office carries unseen when a browser sends it by itself.
import type { EnquiryKind } from '../../../domain/enquiries.ts';

type PlainPartsProps = {
  kind: EnquiryKind;
  topic?: string;
  propertyId?: string;
  /** There is a field for the topic. */
  hasTopics: boolean;
  form?: string | undefined;
};

export function PlainParts({ kind, topic, propertyId, hasTopics, form }: PlainPartsProps) {
  const parts = {
    kind,
    topic: hasTopics ? undefined : topic,
    property_id: propertyId,
    form,
  };
  return Object.entries(parts).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
