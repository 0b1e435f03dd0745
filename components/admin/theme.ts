import { defaultTheme, type RaThemeOptions } from 'react-admin';

const INK = '#171511';
const SANS = 'var(--sans)';
const SERIF = 'var(--serif)';
const LINE = '1px solid var(--line)';

/** The tokens of the site for Material UI (look.md): paper, ink and hairlines; no shadows, no rounded corners. */
export const theme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: INK, contrastText: '#fff' },
    secondary: { main: INK, contrastText: '#fff' },
    error: { main: '#c2321d', dark: '#9e2412' },
    warning: { main: '#c2321d' },
    success: { main: INK },
    info: { main: '#57524a' },
    background: { default: '#fdfcf9', paper: '#fdfcf9' },
    text: { primary: INK, secondary: '#57524a', disabled: '#6e685e' },
    divider: '#dedad0',
  },
  shape: { borderRadius: 0 },
  shadows: Array.from({ length: 25 }, () => 'none') as never,
  transitions: { create: () => 'none' },
  typography: {
    fontFamily: SANS,
    fontSize: 14,
    h4: { fontFamily: SERIF, fontWeight: 300, letterSpacing: '-.028em' },
    h5: { fontFamily: SERIF, fontWeight: 300, fontSize: '1.7rem', letterSpacing: '-.028em', lineHeight: 1.4 },
    h6: { fontFamily: SERIF, fontWeight: 400, fontSize: '1.25rem', letterSpacing: '-.02em' },
    body1: { fontSize: '0.9375rem', lineHeight: 1.7 },
    body2: { fontSize: '0.875rem', lineHeight: 1.65 },
    button: { fontWeight: 500, letterSpacing: 0, textTransform: 'none' },
  },
  sidebar: { width: 216, closedWidth: 0 },
  components: {
    ...defaultTheme.components,
    MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      // Material UI takes the outline away and shows the focus by the ripple.
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: '2px solid var(--ink)', outlineOffset: 3 } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 44, paddingInline: 18 },
        sizeSmall: { minHeight: 36, paddingInline: 10 },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small' } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
    // The label of the next field stands on its border.
    MuiFormHelperText: { styleOverrides: { root: { marginBottom: 12 } } },
    // As in `globals.css`: a phone magnifies the page for a field with smaller letters.
    MuiInputBase: {
      styleOverrides: { root: { '@media (max-width: 768px), (pointer: coarse)': { fontSize: 16 } } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { background: '#fff' },
        notchedOutline: { borderColor: 'var(--line-2)' },
      },
    },
    MuiAppBar: {
      defaultProps: { color: 'inherit', elevation: 0 },
      styleOverrides: { root: { background: 'var(--paper)', borderBottom: LINE } },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottom: LINE, paddingBlock: 10 },
        head: { color: 'var(--ink-2)', fontWeight: 500, borderBottom: '1px solid var(--ink)' },
      },
    },
    RaToolbar: {
      styleOverrides: {
        root: {
          '&.RaToolbar-desktopToolbar': {
            background: 'transparent',
            borderTop: LINE,
            marginTop: 8,
            paddingBlock: 12,
          },
          '&.RaToolbar-mobileToolbar': { background: 'var(--paper)', borderTop: LINE },
        },
      },
    },
    // A white thumb without a shadow can't be seen on the page.
    MuiSwitch: { styleOverrides: { thumb: { border: '1px solid var(--ink)', boxShadow: 'none' } } },
    MuiDialog: { styleOverrides: { paper: { background: 'var(--paper)' } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 0, height: 26 } } },
    MuiLink: { styleOverrides: { root: { color: 'inherit' } } },
  },
};
