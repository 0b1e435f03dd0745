'use client';

import { createContext } from 'react';

/** What a slide's film has to know of the stage that it stands on. */
export const HeroSlideContext = createContext({ isCurrent: false, isPlaying: false });
