import { PERSON_CM } from '@/lib/artwork/hanging';
import { PERSON_HALF, PERSON_WIDTH_CM } from '@/lib/artwork/person-shape';

/** A person of 165 cm, in centimetres from the upper left corner: a part of a drawing. */
export function PersonShape() {
  return (
    <>
      <path d={PERSON_HALF} />
      <path d={PERSON_HALF} transform={`matrix(-1 0 0 1 ${PERSON_WIDTH_CM} 0)`} />
    </>
  );
}

/** A drawing of a person alone. */
export function Person({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${PERSON_WIDTH_CM} ${PERSON_CM}`}
      aria-hidden="true"
      focusable="false"
    >
      <PersonShape />
    </svg>
  );
}
