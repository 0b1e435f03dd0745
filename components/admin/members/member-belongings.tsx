import { Link } from 'react-router-dom';
import { Facts, Part } from '@/components/admin/parts/facts';
import { TextLink } from '@/components/ui/action/text-link';
import type { Member } from '@/lib/contracts/admin/member';
import { formatMoment } from '@/lib/format/moment';
import { APPLICATION_STATUS_LABELS } from '@/lib/options/admin';
import { MEMBER_ROLE_LABELS } from '@/lib/options/contest';
import { INQUIRY_TYPE_LABELS } from '@/lib/options/support';
import * as adminPaths from '@/lib/paths/admin';
import * as artistPaths from '@/lib/paths/artist';

const agreed = (moment: string | null) => (moment === null ? '동의 안 함' : formatMoment(new Date(moment)));
const yes = (isAgreed: boolean) => (isAgreed ? '받음' : '받지 않음');

/** What belongs to an account: consents, its artist page or organization, applications, inquiries, likes. */
export function MemberBelongings({ member }: { member: Member }) {
  const { artist, organization, applications, inquiries, likes, consents } = member;
  return (
    <>
      <Part title="활동">
        <Facts
          facts={{
            '작가 페이지':
              artist === null ? null : artist.isPublic ? (
                <TextLink href={artistPaths.page(member.accountId)}>{artist.name}</TextLink>
              ) : (
                `${artist.name} (비공개)`
              ),
            작품: artist === null ? null : `${artist.artworkCount}점, 좋아요 ${artist.likeCount}`,
            단체:
              organization === null ? null : (
                <>
                  <Link to={adminPaths.screen(`organizations/${organization.uuid}/show`)}>
                    {organization.name}
                  </Link>{' '}
                  {MEMBER_ROLE_LABELS[organization.role]}
                </>
              ),
            '공모 지원': `${member.contestApplications}건`,
            좋아요: `작가 ${likes.artists}, 작품 ${likes.artworks}, 아티클 ${likes.articles}`,
          }}
        />
      </Part>
      <Part title="동의">
        <Facts
          facts={{
            이용약관: agreed(consents.termsAt),
            '개인정보 (필수)': agreed(consents.privacyRequiredAt),
            '개인정보 (선택)': agreed(consents.privacyOptionalAt),
            '안내 메일': yes(consents.agreeBusinessEmail),
            '안내 문자': yes(consents.agreeBusinessSms),
            '광고 메일': yes(consents.agreeMarketingEmail),
            '광고 문자': yes(consents.agreeMarketingSms),
          }}
        />
      </Part>
      {applications.length === 0 ? null : (
        <Part title="작가 신청">
          <ul>
            {applications.map(({ uuid, status, createdAt }) => (
              <li key={uuid} className="t-small">
                <span className="num">{formatMoment(new Date(createdAt))}</span>{' '}
                <Link to={adminPaths.screen(`applications/${uuid}/show`)}>
                  {APPLICATION_STATUS_LABELS[status]}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {inquiries.total === 0 ? null : (
        <Part title={`문의 ${inquiries.total}건`}>
          <ul>
            {inquiries.latest.map(({ uuid, type, title, createdAt, answeredAt }) => (
              <li key={uuid} className="t-small">
                <span className="num">{formatMoment(new Date(createdAt))}</span> {INQUIRY_TYPE_LABELS[type]}{' '}
                <Link to={adminPaths.screen(`inquiries/${uuid}/show`)}>{title}</Link>{' '}
                {answeredAt === null ? '답변 대기' : '답변 완료'}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
