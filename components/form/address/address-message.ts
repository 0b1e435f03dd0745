import { z } from 'zod';
import { ADDRESS_MESSAGE_NAME, type ADDRESS_ANSWER_FIELDS } from '@/lib/address-search';
import { addressSchema } from '@/lib/contracts/signup';

/** An address that the search found, as the form holds it. */
export interface FoundAddress {
  zoneCode: string;
  address: string;
  buildingName: string;
}

/** What the frame of the address search says to the page around it. */
export type AddressMessage = { kind: 'ready' | 'failed' } | { kind: 'found'; address: FoundAddress };

/** Text on one line, without control characters, direction marks and halves of characters. */
const line = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u);

const answerSchema = z.strictObject({
  zonecode: z.string().regex(/^\d{5}$/),
  roadAddress: line(200),
  jibunAddress: line(200),
  userSelectedType: z.enum(['R', 'J']),
  bname: line(50),
  buildingName: line(100),
  apartment: z.enum(['Y', 'N', '']),
} satisfies Record<(typeof ADDRESS_ANSWER_FIELDS)[number], z.ZodType>);

type Answer = z.infer<typeof answerSchema>;

const name = z.literal(ADDRESS_MESSAGE_NAME);
const messageSchema = z.discriminatedUnion('kind', [
  z.strictObject({ name, kind: z.enum(['ready', 'failed']) }),
  z.strictObject({ name, kind: z.literal('found'), answer: answerSchema }),
]);
const foundSchema = addressSchema.pick({ zoneCode: true, address: true }).extend({ buildingName: line(100) });

/** The road address with its district and building in brackets, or the lot address where that was chosen. */
function addressOf(answer: Answer): string {
  const { roadAddress, jibunAddress, bname, buildingName } = answer;
  if (answer.userSelectedType === 'J') return jibunAddress;
  const district = /[동로가]$/.test(bname) ? bname : '';
  const building = answer.apartment === 'N' ? '' : buildingName;
  const extra = [district, building].filter((part) => part !== '').join(', ');
  return extra === '' ? roadAddress : `${roadAddress} (${extra})`;
}

/**
 * Reads a message of the frame. Other people's scripts run in it, so each message is checked.
 * @param from.frame the frame's window; null while there is none
 * @param from.origin the frame's origin; null where it has none, which messages write as `null`
 * @returns null for a message from elsewhere, and for one that no address search would send
 */
export function readAddressMessage(
  event: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  from: { frame: Window | null; origin: string | null },
): AddressMessage | null {
  if (from.frame === null || event.source !== from.frame) return null;
  if (event.origin !== (from.origin ?? 'null')) return null;
  const message = messageSchema.safeParse(event.data);
  if (!message.success) return null;
  if (message.data.kind !== 'found') return { kind: message.data.kind };
  const { answer } = message.data;
  const { zonecode: zoneCode, buildingName } = answer;
  const found = foundSchema.safeParse({ zoneCode, address: addressOf(answer), buildingName });
  return found.success ? { kind: 'found', address: found.data } : null;
}
