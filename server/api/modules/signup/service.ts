import { randomUUID } from 'node:crypto';
import type { FieldError } from '@/lib/contracts/envelope';
import type {
  ArtistSignup,
  MemberSignup,
  SocialArtistSignup,
  SocialMemberSignup,
} from '@/lib/contracts/signup';
import { verificationOf } from '@/lib/contracts/signup';
import * as signupMessages from '@/lib/messages/signup';
import { ApiError } from '@/server/api/http/api-error';
import type { UploadedFile } from '@/server/api/http/upload-rule';
import type { AuthService } from '@/server/api/modules/auth/service';
import type { IdentityService, ClaimedIdentity } from '@/server/api/modules/identity/service';
import type { Passwords } from '@/server/providers/passwords/passwords';
import type { DocumentService, SentDocuments } from '@/server/api/modules/documents/service';
import { newAccount } from './new-account';
import type { Newcomer, Obstacle, SignupRepository } from './repository';

export interface SignupDependencies {
  repository: SignupRepository;
  auth: Pick<AuthService, 'isAccountIdTaken' | 'isEmailTaken'>;
  identity: Pick<IdentityService, 'claim' | 'release'>;
  passwords: Passwords;
  documents: Pick<DocumentService, 'withStored'>;
  /** Tells the outbox that a mail was written. */
  wakeOutbox: () => void;
}

/** How a new member will log in: with the form's password, or by the provider of a social login. */
type Way<Form, SocialForm> =
  { form: Form; socialLoginUuid?: undefined } | { form: SocialForm; socialLoginUuid: string };
type Joining = Way<MemberSignup | ArtistSignup, SocialMemberSignup | SocialArtistSignup>;

export type SignupService = ReturnType<typeof createSignupService>;

export function createSignupService(deps: SignupDependencies) {
  const { repository, auth, identity, passwords, documents, wakeOutbox } = deps;

  async function assertFree({ accountId, email }: { accountId: string; email: string }): Promise<void> {
    const [isIdTaken, isEmailTaken] = await Promise.all([
      auth.isAccountIdTaken(accountId),
      auth.isEmailTaken(email),
    ]);
    const errors = [...(isIdTaken ? [ID_TAKEN] : []), ...(isEmailTaken ? [EMAIL_TAKEN] : [])];
    if (errors.length > 0) throw new ApiError(isIdTaken ? 'ACCOUNT_ID_TAKEN' : 'EMAIL_TAKEN', { errors });
  }

  /** @param sent the documents of an artist; null for general members */
  async function create(
    joining: Joining,
    person: ClaimedIdentity,
    sent: SentDocuments | null,
  ): Promise<void> {
    const { form, socialLoginUuid } = joining;
    assertSamePerson(form, person);
    const passwordHash = socialLoginUuid === undefined ? await passwords.hash(joining.form.accountPwd) : null;
    const account = { ...newAccount(form, person), uuid: randomUUID(), passwordHash };
    const insert = async (application: Newcomer['application']) => {
      const obstacle = await repository.create({
        account: { ...account, roleType: application === null ? 'MEMBER' : 'ARTIST_PENDING' },
        hasAgreedToOptional: form.privacyOptional,
        socialLoginUuid: socialLoginUuid ?? null,
        application,
      });
      if (obstacle !== null) throw refusal(obstacle);
    };
    if (sent === null) return insert(null);
    const uuid = randomUUID();
    return documents.withStored(uuid, sent, (stored) => insert({ uuid, documents: stored }));
  }

  async function signUp(joining: Joining, sent: SentDocuments | null): Promise<{ accountId: string }> {
    const { form } = joining;
    if (passwords.isOverloaded()) throw new ApiError('UNAVAILABLE', { headers: { 'retry-after': '5' } });
    await assertFree(form);
    const verification = verificationOf(form);
    const person = await identity.claim(verification);
    try {
      await create(joining, person, sent);
    } catch (error) {
      // The first failure is the one to report.
      await identity.release(verification.uniqueVal).catch(() => undefined);
      throw error;
    }
    wakeOutbox();
    return { accountId: form.accountId };
  }

  /*
   * Each signup throws IDENTITY_FAILED and IDENTITY_MISMATCH where the verification isn't this person's,
   * IDENTITY_REGISTERED and IDENTITY_BARRED where the person can't join, ACCOUNT_ID_TAKEN and EMAIL_TAKEN with their
   * fields. A failed signup leaves nothing, and its verification can be used again.
   */
  return {
    /** Signs up a general member, who can log in at once. */
    signUpMember: (form: MemberSignup) => signUp({ form }, null),

    /** Signs up an artist, whose documents wait for approval. */
    signUpArtist: (form: ArtistSignup, files: readonly UploadedFile[]) =>
      signUp({ form }, { files, types: form.documentTypes }),

    /** Signs up a general member with a social login. @throws ApiError SOCIAL_LOGIN_FAILED where its time is over */
    signUpSocialMember: (form: SocialMemberSignup, socialLoginUuid: string) =>
      signUp({ form, socialLoginUuid }, null),

    /** Signs up an artist with a social login. @throws ApiError SOCIAL_LOGIN_FAILED where its time is over */
    signUpSocialArtist: (form: SocialArtistSignup, socialLoginUuid: string, files: readonly UploadedFile[]) =>
      signUp({ form, socialLoginUuid }, { files, types: form.documentTypes }),
  };
}

const ID_TAKEN: FieldError = { field: 'accountId', message: signupMessages.accountIdTaken };
const EMAIL_TAKEN: FieldError = { field: 'email', message: signupMessages.emailTaken };

/** @throws ApiError IDENTITY_MISMATCH where the form names another person than the verified one */
function assertSamePerson(form: SocialMemberSignup, person: ClaimedIdentity): void {
  const fields = ['name', 'birthDate', 'genderType', 'phoneNum'] as const;
  if (fields.some((field) => form[field] !== person[field])) throw new ApiError('IDENTITY_MISMATCH');
}

function refusal(obstacle: Obstacle): ApiError {
  switch (obstacle) {
    case 'accountId':
      return new ApiError('ACCOUNT_ID_TAKEN', { errors: [ID_TAKEN] });
    case 'email':
      return new ApiError('EMAIL_TAKEN', { errors: [EMAIL_TAKEN] });
    case 'registered':
      return new ApiError('IDENTITY_REGISTERED');
    case 'barred':
      return new ApiError('IDENTITY_BARRED');
    case 'social':
      return new ApiError('SOCIAL_LOGIN_FAILED');
  }
}
