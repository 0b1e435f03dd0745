/** What the frame of the address search says to the page around it. */
export type AddressMessage = { kind: 'found'; address: FoundAddress } | { kind: 'failed' };

export interface FoundAddress {
  zoneCode: string;
  address: string;
  buildingName: string;
}

/** The fields of the search's answer that are looked at; any may be missing. */
export interface PostcodeAnswer {
  zonecode?: string;
  roadAddress?: string;
  jibunAddress?: string;
  userSelectedType?: 'R' | 'J';
  bname?: string;
  buildingName?: string;
  apartment?: 'Y' | 'N';
}

const NAME = 'gyeol-address';

/** The road address with its district and building in brackets, or the lot address where that was chosen. */
export function readPostcode(answer: PostcodeAnswer): FoundAddress {
  const { zonecode = '', roadAddress = '', jibunAddress = '', bname = '', buildingName = '' } = answer;
  if (answer.userSelectedType === 'J') return { zoneCode: zonecode, address: jibunAddress, buildingName };
  const district = /[동로가]$/.test(bname) ? bname : '';
  const building = answer.apartment === 'N' ? '' : buildingName;
  const extra = [district, building].filter((part) => part !== '').join(', ');
  return {
    zoneCode: zonecode,
    address: extra === '' ? roadAddress : `${roadAddress} (${extra})`,
    buildingName,
  };
}

export function sendAddressMessage(message: AddressMessage): void {
  window.parent.postMessage({ name: NAME, message }, window.location.origin);
}

/** What came from `frame`, or null for anything else that talks to the page. */
export function readAddressMessage(
  event: MessageEvent<unknown>,
  frame: Window | null,
): AddressMessage | null {
  if (event.origin !== window.location.origin || event.source !== frame || frame === null) return null;
  const data = event.data as { name?: unknown; message?: AddressMessage } | null;
  return data?.name === NAME ? (data.message ?? null) : null;
}
