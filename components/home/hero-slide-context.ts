'use client';

import { createContext } from 'react';

/** What the film of a slide reads of its stage. */
export const HeroSlideContext = createContext({ isCurrent: false, isPlaying: false });
