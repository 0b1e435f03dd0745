import * as outsidePaths from '@/lib/paths/outside';
import * as sitePaths from '@/lib/paths/site';
import { Printed } from '@/components/ui/printed';
import { SoftLink } from '@/components/ui/action/soft-link';
import { site } from '@/lib/site';
import { Logo } from './logo';
import styles from './site-footer.module.css';

/** The operator's facts that the law on electronic commerce asks for, and how to reach the operator. */
export function SiteFooter() {
  const { analytics, company, links } = site;
  const facts = [
    ['대표', company.representative],
    ['주소', company.address],
    ['사업자등록번호', company.registrationNumber],
    ['통신판매업신고', company.mailOrderNumber],
    ['호스팅 제공', company.hosting],
  ] as const;
  const social = [
    ['인스타그램', links.instagram],
    ['유튜브', links.youtube],
    ['블로그', links.blog],
  ] as const;
  return (
    <Printed as="footer" className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <Logo nameKo={site.nameKo} nameEn={site.nameEn} />
          <p className={styles.tagline}>{site.tagline}</p>
          <ul className={styles.links}>
            {social.map(([label, href]) => (
              <li key={label}>
                <a href={href} target="_blank" rel="noopener">
                  {label}
                  <span className="vh"> (새 창)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <p>
            <b>{company.name}</b>
          </p>
          <dl className={styles.facts}>
            {facts.map(([term, text]) => (
              <div key={term} className={styles.fact}>
                <dt>{term}</dt>
                <dd className="num">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <p>
            <b>고객지원 {company.phone}</b>
            <br />
            <a href={outsidePaths.mail(company.email)}>{company.email}</a>
            <br />
            {company.hours}
          </p>
          <ul className={styles.links}>
            <li>
              <SoftLink href={sitePaths.terms()}>이용약관</SoftLink>
            </li>
            <li>
              <SoftLink href={sitePaths.privacy()}>
                <b>개인정보처리방침</b>
              </SoftLink>
            </li>
            {analytics.tagId !== '' && analytics.asksConsent ? (
              <li>
                {/* `Analytics` answers it. */}
                <button type="button" className="needs-script" data-analytics-choice="">
                  분석 쿠키
                </button>
              </li>
            ) : null}
          </ul>
        </div>
      </div>
    </Printed>
  );
}
