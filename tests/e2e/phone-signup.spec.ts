import { messages } from '@/lib/messages/messages';
import { expectAccessible, expectNoHorizontalOverflow, takePicture } from './support/page-health';
import {
  acceptAlert,
  blockAddressSearch,
  chooseInterest,
  fillContact,
  fillId,
  fillPassword,
  newId,
  newPerson,
  reachForm,
} from './support/signup';
import { expect, test } from './support/test';

test('a member joins on a phone', async ({ page }) => {
  await blockAddressSearch(page);
  const id = newId();
  await reachForm(page, '일반', newPerson('남궁하람솔'));
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
  await takePicture(page, 'signup-form');
  await fillId(page, id);
  await fillPassword(page);
  await fillContact(page, id);
  await chooseInterest(page);
  await page.getByRole('button', { name: '가입하기' }).click();
  await acceptAlert(page, messages.signup.memberDone);
  await expect(page).toHaveURL('/');
});
