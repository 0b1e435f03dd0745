// Sentences about PDFs that are shown in place.

export const loading = (name: string) => `${name} 불러오는 중`;
export const failed = 'PDF를 불러오지 못했습니다.';
export const failedHint = '다시 시도하거나 파일을 내려받아 확인해 주세요.';
export const withheld = '블라인드 심사에서 보여 드리지 않는 PDF입니다.';
export const locked = '암호가 걸린 PDF입니다.';
export const lockedHint = '여기에서는 열 수 없습니다. 파일을 내려받아 확인해 주세요.';
export const pageBroken = '이 쪽은 그리지 못했습니다. 파일을 내려받아 확인해 주세요.';
export const pagesCut = (shown: number, count: number) =>
  `${count}쪽 가운데 ${shown}쪽까지 보여 드려요. 나머지는 파일을 내려받아 확인해 주세요.`;
