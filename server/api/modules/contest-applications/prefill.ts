import type { KnownAnswers } from '@/lib/contest/known-answers';
import { formatPhone } from '@/lib/format/phone';
import type { ApplicantRow } from './repository';

/** What is known of an artist, by the names that fields of contests have (C-7). */
export function knownAnswersOf(artist: ApplicantRow): KnownAnswers {
  const { name, nameKo, nameEn, email, birthDate, address, addressDetail, introduction } = artist;
  const phone = artist.phoneNum === null ? null : formatPhone(artist.phoneNum);
  const wholeAddress = [address, addressDetail].filter((part) => part !== null).join(' ');
  const known = {
    ...{ name, nameKo, nameEn, email, birthDate, introduction },
    ...{ phone, phoneNum: phone, tel: phone, birthday: birthDate, address: wholeAddress },
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([field, value]) => (value ? [[field, value] as const] : [])),
  );
}
