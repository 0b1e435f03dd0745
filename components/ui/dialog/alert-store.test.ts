import { answerAlert, askConfirm, currentAlert, showAlert } from './alert-store';

describe('alerts', () => {
  it('come one at a time, in order', async () => {
    const first = showAlert('하나');
    const second = askConfirm('둘', { isDestructive: true });
    expect(currentAlert()?.title).toBe('하나');
    answerAlert(true);
    await expect(first).resolves.toBeUndefined();
    expect(currentAlert()).toMatchObject({ title: '둘', kind: 'confirm', isDestructive: true });
    answerAlert(false);
    await expect(second).resolves.toBe(false);
    expect(currentAlert()).toBeNull();
  });

  it('say the same sentence once', async () => {
    const both = Promise.all([showAlert('같은 말'), showAlert('같은 말')]);
    answerAlert(true);
    expect(currentAlert()).toBeNull();
    await both;
  });

  it('take one answer each: a dialog that says so twice leaves the next one waiting', async () => {
    void showAlert('하나');
    const second = askConfirm('둘');
    const first = currentAlert();
    if (first === null) throw new Error('Nothing is shown');
    answerAlert(true, first);
    answerAlert(false, first);
    expect(currentAlert()?.title).toBe('둘');
    answerAlert(true);
    await expect(second).resolves.toBe(true);
  });
});
