import * as artistLimits from '@/lib/limits/artist';
import styles from './artist-career.module.css';
import { Printed } from '@/components/ui/printed';
import { careerBlocks, type CareerGroup, type CareerSource } from './career';
import { CareerFold } from './career-fold';

/** The career in three columns, or two; phones show one column with the first three groups open. */
export function ArtistCareer({ artist }: { artist: CareerSource }) {
  const blocks = careerBlocks(artist);
  if (blocks.length === 0) return null;
  const order = blocks.flat();
  const isBeyond = (group: CareerGroup) => order.indexOf(group) >= artistLimits.careerGroupsCollapsed;
  return (
    <section className={`wrap ${styles.career}`} aria-labelledby="career">
      <h2 id="career" className="vh">
        약력
      </h2>
      <CareerFold isFoldable={order.length > artistLimits.careerGroupsCollapsed}>
        {blocks.map((groups) => (
          <Printed
            as="div"
            key={groups[0]?.title}
            className={[styles.block, groups.every(isBeyond) ? styles.beyond : ''].filter(Boolean).join(' ')}
          >
            {groups.map((group) => (
              <Group key={group.title} group={group} isBeyond={isBeyond(group)} />
            ))}
          </Printed>
        ))}
      </CareerFold>
    </section>
  );
}

function Group({ group: { title, rows }, isBeyond }: { group: CareerGroup; isBeyond: boolean }) {
  const hasYears = rows.some(({ year }) => year !== null);
  return (
    <div className={isBeyond ? styles.beyond : undefined}>
      <h3 className={styles.heading}>{title}</h3>
      {hasYears ? (
        <ul>
          {rows.map(({ year, text }, index) => (
            <li key={`${index} ${text}`} className={styles.row}>
              <span className={`num ${styles.year}`}>{year}</span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={`t-small ${styles.names}`}>{rows.map(({ text }) => text).join(', ')}</p>
      )}
    </div>
  );
}
