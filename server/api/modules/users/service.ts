import { randomUUID } from 'node:crypto';
import type { ApplyArtist, Profile, ProfileUpdate } from '@/lib/contracts/profile';
import * as signupMessages from '@/lib/messages/signup';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import type { UploadedFile } from '@/server/api/http/upload-rule';
import type { DocumentService } from '@/server/api/modules/documents/service';
import type { IdentityService } from '@/server/api/modules/identity/service';
import { assertOwnPhone, atPhoneField, phoneUnverified } from './policy';
import { toProfile } from './presenter';
import { applicationMail, changeMails, profileColumns } from './profile-change';
import type { ProfileRow, ProfileSave, UserRepository } from './repository';

interface UserDependencies {
  repository: UserRepository;
  identity: Pick<IdentityService, 'take' | 'giveBack'>;
  documents: Pick<DocumentService, 'withStored'>;
  /** Says that a mail waits. */
  wakeOutbox: () => void;
}

export type UserService = ReturnType<typeof createUserService>;

/** My Page (member document, sections 2 to 5). */
export function createUserService({ repository, identity, documents, wakeOutbox }: UserDependencies) {
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

  /** Saves the form of an account as it was just read. Throws as `update` and `apply` say. */
  async function save(
    account: ProfileRow,
    form: ProfileUpdate,
    more: Pick<ProfileSave, 'accountUuid' | 'application' | 'mails'>,
  ): Promise<ProfileRow> {
    const result = await repository.save({
      ...more,
      version: form.version,
      roleType: account.roleType,
      columns: profileColumns(form),
      hasAgreedToOptional: form.privacyOptional,
      mails: [...changeMails(account, form, new Date()), ...more.mails],
    });
    if (result === 'stale') throw new ApiError('PROFILE_STALE');
    if (result === 'email') throw emailTaken();
    return result;
  }

  /** The account that a form began with. Throws PROFILE_STALE where it isn't that any more. */
  async function getUnchanged(actor: SignedIn, form: ProfileUpdate): Promise<ProfileRow> {
    const account = await getAccount(actor);
    const isStale = account.profileVersion !== form.version || account.roleType !== actor.roleType;
    if (isStale) throw new ApiError('PROFILE_STALE');
    return account;
  }

  return {
    getProfile: async (actor: SignedIn): Promise<Profile> => toProfile(await getAccount(actor)),

    /**
     * Saves a form that keeps the rules of the actor's role. Throws PROFILE_STALE where somebody saved since the form
     * began, EMAIL_TAKEN; for a new phone number UNPROCESSABLE without its verification, PHONE_OWNER_MISMATCH with
     * another person's, and what taking it throws. Nothing is changed then.
     */
    async update(actor: SignedIn, form: ProfileUpdate): Promise<Profile> {
      const account = await getUnchanged(actor, form);
      const { accountUuid } = actor;
      const saved = await withOwnPhone(account, form, () =>
        save(account, form, { accountUuid, application: null, mails: [] }),
      );
      wakeOutbox();
      return toProfile(saved);
    },

    /**
     * Applies to be an artist, or hands in the documents that were asked for again (member document, section 4), and
     * saves the profile that belongs to it. Throws as `update` does; nothing is left of an application that failed.
     */
    async apply(actor: SignedIn, form: ApplyArtist, files: readonly UploadedFile[]): Promise<Profile> {
      const account = await getUnchanged(actor, form);
      const { accountUuid } = actor;
      const uuid = randomUUID();
      const mails = [applicationMail(account, form, files.length)];
      const saved = await withOwnPhone(account, form, () =>
        documents.withStored(uuid, { files, types: form.documentTypes }, (stored) =>
          save(account, form, { accountUuid, application: { uuid, documents: stored }, mails }),
        ),
      );
      wakeOutbox();
      return toProfile(saved);
    },
  };
}

function emailTaken(): ApiError {
  return new ApiError('EMAIL_TAKEN', { errors: [{ field: 'email', message: signupMessages.emailTaken }] });
}
