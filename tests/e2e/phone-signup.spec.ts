import { joinAsMember, newPerson } from './support/signup';
import { test } from './support/test';

test('a member joins on a phone', async ({ page }) => {
  await joinAsMember(page, newPerson('남궁하람솔'));
});
