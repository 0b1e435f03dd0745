import { artworkCardSchema, type Artwork, type ArtworkCard } from '@/lib/contracts/artwork';
import { keysOf } from '@/lib/keys-of';
import { pick } from '@/lib/pick';

const CARD_KEYS = keysOf(artworkCardSchema.shape);

/** An artwork as cards show it. */
export const cardOf = (artwork: Artwork): ArtworkCard => pick(artwork, CARD_KEYS);
