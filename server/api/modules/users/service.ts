import type { Profile, ProfileUpdate } from '@/lib/contracts/profile';
import { messages } from '@/lib/messages/messages';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import type { IdentityService } from '@/server/api/modules/identity/service';
import { assertOwnPhone, atPhoneField, phoneUnverified } from './policy';
import { toProfile } from './presenter';
import { changeMails, profileColumns } from './profile-change';
import type { ProfileRow, SaveObstacle, UserRepository } from './repository';

interface UserDependencies {
  repository: UserRepository;
  identity: Pick<IdentityService, 'take' | 'giveBack'>;
  /** Says that a mail waits. */
  wakeOutbox: () => void;
}

export type UserService = ReturnType<typeof createUserService>;

/** My Page (member document, sections 2 to 5). */
export function createUserService({ repository, identity, wakeOutbox }: UserDependencies) {
  /** Throws UNAUTHORIZED where the account was withdrawn since the call began. */
  async function getAccount({ accountUuid }: SignedIn): Promise<ProfileRow> {
    const account = await repository.findProfile(accountUuid);
    if (account === null) throw new ApiError('UNAUTHORIZED');
    return account;
  }

  /** Does `work` on the verification of a new phone number, which can be used again when that fails. */
  async function withOwnPhone<Value>(
    account: ProfileRow,
    form: ProfileUpdate,
    work: () => Promise<Value>,
  ): Promise<Value> {
    if (form.phoneNum === account.phoneNum) return work();
    const { verifyUniqueVal: uniqueVal, verifyDi: di } = form;
    if (uniqueVal === null || di === null) throw phoneUnverified();
    const person = await identity.take({ uniqueVal, di }).catch((error: unknown) => {
      throw atPhoneField(error);
    });
    try {
      assertOwnPhone(account, person, form.phoneNum);
      return await work();
    } catch (error) {
      // The first failure is what people have to hear of.
      await identity.giveBack(uniqueVal).catch(() => undefined);
      throw error;
    }
  }

  return {
    getProfile: async (actor: SignedIn): Promise<Profile> => toProfile(await getAccount(actor)),

    /**
     * Saves a form that keeps the rules of the actor's role. Throws PROFILE_STALE where somebody saved since the form
     * began, EMAIL_TAKEN; for a new phone number UNPROCESSABLE without its verification, PHONE_OWNER_MISMATCH with
     * another person's, and what taking it throws. Nothing is changed then.
     */
    async update(actor: SignedIn, form: ProfileUpdate): Promise<Profile> {
      const account = await getAccount(actor);
      if (account.profileVersion !== form.version) throw new ApiError('PROFILE_STALE');
      const saved = await withOwnPhone(account, form, async () =>
        savedOrRefused(
          await repository.save({
            accountUuid: actor.accountUuid,
            version: form.version,
            roleType: actor.roleType,
            columns: profileColumns(form),
            hasAgreedToOptional: form.privacyOptional,
            mails: changeMails(account, form, new Date()),
          }),
        ),
      );
      wakeOutbox();
      return toProfile(saved);
    },
  };
}

function savedOrRefused(result: ProfileRow | SaveObstacle): ProfileRow {
  if (result === 'stale') throw new ApiError('PROFILE_STALE');
  if (result === 'email') {
    throw new ApiError('EMAIL_TAKEN', { errors: [{ field: 'email', message: messages.signup.emailTaken }] });
  }
  return result;
}
