import { randomUUID } from 'node:crypto';
import type { FieldError } from '@/lib/contracts/envelope';
import type {
  ArtistSignup,
  MemberSignup,
  SocialArtistSignup,
  SocialMemberSignup,
} from '@/lib/contracts/signup';
import * as signupMessages from '@/lib/messages/signup';
import { ApiError } from '@/server/api/http/api-error';
import type { UploadedFile } from '@/server/api/http/upload-rule';
import type { AuthService } from '@/server/api/modules/auth/service';
import type { IdentityService, TakenIdentity } from '@/server/api/modules/identity/service';
import type { Passwords } from '@/server/providers/passwords/passwords';
import type { DocumentService, SentDocuments } from '@/server/api/modules/documents/service';
import { newAccount } from './new-account';
import type { Newcomer, Obstacle, SignupRepository } from './repository';

interface SignupDependencies {
  repository: SignupRepository;
  auth: Pick<AuthService, 'isAccountIdTaken' | 'isEmailTaken'>;
  identity: Pick<IdentityService, 'take' | 'giveBack'>;
  passwords: Passwords;
  documents: Pick<DocumentService, 'withStored'>;
  /** Says that a mail waits. */
  wakeOutbox: () => void;
}

/** How somebody will log in: with the form's password, or through the provider that sent them. */
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
  async function create(joining: Joining, person: TakenIdentity, sent: SentDocuments | null): Promise<void> {
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
    const person = await identity.take(form);
    try {
      await create(joining, person, sent);
    } catch (error) {
      // The first failure is what people have to hear of.
      await identity.giveBack(form.uniqueVal).catch(() => undefined);
      throw error;
    }
    wakeOutbox();
    return { accountId: form.accountId };
  }

  /*
   * All of them throw IDENTITY_FAILED and IDENTITY_MISMATCH where the verification isn't this person's,
   * IDENTITY_REGISTERED and IDENTITY_BARRED where the person can't join, ACCOUNT_ID_TAKEN and EMAIL_TAKEN with
   * their fields. Nothing is left of a signup that failed, and its verification can be used again.
   */
  return {
    /** A general member, who can log in at once. */
    signUpMember: (form: MemberSignup) => signUp({ form }, null),

    /** An artist, whose documents wait for approval. */
    signUpArtist: (form: ArtistSignup, files: readonly UploadedFile[]) =>
      signUp({ form }, { files, types: form.documentTypes }),

    /** The same through a provider's login, and without a password. Throws SOCIAL_LOGIN_FAILED when it is over. */
    signUpSocialMember: (form: SocialMemberSignup, socialLoginUuid: string) =>
      signUp({ form, socialLoginUuid }, null),

    signUpSocialArtist: (form: SocialArtistSignup, socialLoginUuid: string, files: readonly UploadedFile[]) =>
      signUp({ form, socialLoginUuid }, { files, types: form.documentTypes }),
  };
}

const ID_TAKEN: FieldError = { field: 'accountId', message: signupMessages.accountIdTaken };
const EMAIL_TAKEN: FieldError = { field: 'email', message: signupMessages.emailTaken };

/** Throws IDENTITY_MISMATCH where the form names somebody else than verification did. */
function assertSamePerson(form: SocialMemberSignup, person: TakenIdentity): void {
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
