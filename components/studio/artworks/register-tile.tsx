import { Button, ButtonLink } from '@/components/ui/action/button';
import { Icon } from '@/components/ui/icon';
import * as myPaths from '@/lib/paths/my';
import styles from './register-tile.module.css';

interface RegisterTileProps {
  onRegister: () => void;
}

export const REGISTER_BUTTON_ID = 'register-artwork';

/** The first place of the grid, empty as yet: a press hangs a work there. */
export function RegisterTile({ onRegister }: RegisterTileProps) {
  return (
    <li className={styles.tile}>
      <button type="button" id={REGISTER_BUTTON_ID} className={styles.place} onClick={onRegister}>
        <Icon name="plus" />
        작품 등록
      </button>
      <p className={`t-cap pre ${styles.hint}`}>JPG, PNG · 작품 이미지는 자르지 않고 그대로 보여요.</p>
    </li>
  );
}

/** The tile in the grid's place as long as there is no work. */
export function FirstArtwork({ onRegister }: RegisterTileProps) {
  return (
    <div className={styles.first}>
      <p className="t-h4">첫 작품을 걸어 볼까요</p>
      <p className="t-small muted pre">
        JPG나 PNG 한 장이면 시작할 수 있어요. 자르지 않고 그대로 보여 드려요.
      </p>
      <div className={styles.ways}>
        <Button small look="primary" id={REGISTER_BUTTON_ID} onClick={onRegister}>
          작품 등록
        </Button>
        <ButtonLink small href={myPaths.artistArtworkBulk()}>
          여러 점 등록
        </ButtonLink>
      </div>
    </div>
  );
}
