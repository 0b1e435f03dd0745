import { randomUUID } from 'node:crypto';
import type { ApplyArtist, Profile, ProfileUpdate } from '@/lib/contracts/profile';
import * as signupMessages from '@/lib/messages/signup';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError } from '@/server/api/http/api-error';
import type { UploadedFile } from '@/server/api/http/upload-rule';
import type { DocumentService } from '@/server/api/modules/documents/service';
import type { IdentityService } from '@/server/api/modules/identity/service';
import { assertOwnPhone, atPhoneField, phoneUnverified } from './policy';
import { presentProfile } from './presenter';
import { applicationMail, changeMails, profileColumns } from './profile-change';
import type { ProfileRow, ProfileSave, UserRepository } from './repository';

export interface UserDependencies {
  repository: UserRepository;
  identity: Pick<IdentityService, 'claim' | 'release'>;
  documents: Pick<DocumentService, 'withStored'>;
  /** Tells the outbox that a mail was written. */
  wakeOutbox: () => void;
}

export type UserService = ReturnType<typeof createUserService>;

/** My Page: the caller's profile, and applications to be an artist (M-190 to M-215). */
export function createUserService({ repository, identity, documents, wakeOutbox }: UserDependencies) {
  /** The caller's account. @throws ApiError UNAUTHORIZED where it was withdrawn since the call began */
  async function getAccount({ accountUuid }: SignedIn): Promise<ProfileRow> {
    const account = await repository.findProfile(accountUuid);
    if (account === null) throw new ApiError('UNAUTHORIZED');
    return account;
  }

  /** Does `work` after it claimed the verification of a new phone number. A failure releases the verification. */
  async function withOwnPhone<Value>(
    account: ProfileRow,
    form: ProfileUpdate,
    work: () => Promise<Value>,
  ): Promise<Value> {
    if (form.phoneNum === account.phoneNum) return work();
    const uniqueVal = form.verifyUniqueVal ?? form.uniqueVal;
    const di = form.verifyDi ?? form.di;
    if (uniqueVal == null || di == null) throw phoneUnverified();
    const person = await identity.claim({ uniqueVal, di }).catch((error: unknown) => {
      throw atPhoneField(error);
    });
    try {
      assertOwnPhone(account, person, form.phoneNum);
      return await work();
    } catch (error) {
      // The first failure is the one to report.
      await identity.release(uniqueVal).catch(() => undefined);
      throw error;
    }
  }

  /** Saves a form. @throws ApiError as `update` and `apply` do */
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

  /** The account in the version that a form names, or in any. @throws ApiError PROFILE_STALE if it has changed since */
  async function getUnchanged(actor: SignedIn, { version }: ProfileUpdate): Promise<ProfileRow> {
    const account = await getAccount(actor);
    const isOlder = version !== null && version !== account.profileVersion;
    if (isOlder || account.roleType !== actor.roleType) throw new ApiError('PROFILE_STALE');
    return account;
  }

  return {
    getProfile: async (actor: SignedIn): Promise<Profile> => presentProfile(await getAccount(actor)),

    /**
     * Saves a form that keeps the rules of the actor's role, or changes nothing.
     * @throws ApiError PROFILE_STALE where the profile was saved since the version that the form names; EMAIL_TAKEN; for a new phone number
     * UNPROCESSABLE without its verification, PHONE_OWNER_MISMATCH with another person's, and what claiming it throws
     */
    async update(actor: SignedIn, form: ProfileUpdate): Promise<Profile> {
      const account = await getUnchanged(actor, form);
      const { accountUuid } = actor;
      const saved = await withOwnPhone(account, form, () =>
        save(account, form, { accountUuid, application: null, mails: [] }),
      );
      wakeOutbox();
      return presentProfile(saved);
    },

    /**
     * Applies to be an artist, or hands in other documents, and saves the profile with it, or changes nothing (M-210).
     * @throws ApiError as `update` does
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
      return presentProfile(saved);
    },
  };
}

function emailTaken(): ApiError {
  return new ApiError('EMAIL_TAKEN', { errors: [{ field: 'email', message: signupMessages.emailTaken }] });
}
