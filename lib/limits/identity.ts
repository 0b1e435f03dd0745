/** The verification's popup: its size in CSS pixels, and how often it is looked at. */
export const popupWidth = 480;
export const popupHeight = 812;
export const pollMs = 500;
/** How long a verification's result may be used. */
export const resultSeconds = 60 * 60;
