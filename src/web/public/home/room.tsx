// The room behind the front page's search; its words say what it does, so it is silent for those who do not see it.
import styles from './home.module.css';
import narrowAvif from './room-narrow.avif';
import narrowWebp from './room-narrow.webp';
import wideAvif from './room-wide.avif';
import wideWebp from './room-wide.webp';

const WIDE = '(min-width: 900px)';

export function Room() {
  return (
    <picture className={styles.room}>
      <source media={WIDE} type="image/avif" srcSet={wideAvif} />
      <source media={WIDE} type="image/webp" srcSet={wideWebp} />
      <source type="image/avif" srcSet={narrowAvif} />
      <img src={narrowWebp} alt="" width={800} height={360} fetchPriority="high" decoding="async" />
    </picture>
  );
}
