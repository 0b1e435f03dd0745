import { theme } from './theme';

it('draws the thumb of a switch, which is as white as the page', () => {
  expect(theme.components?.MuiSwitch?.styleOverrides?.thumb).toMatchObject({
    border: expect.stringMatching(/^1px solid/),
  });
});
