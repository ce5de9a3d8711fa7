// The room or façade of a page's opening; its words say what the page is about, so it is silent for those who do not see it.
import styles from './marketing.module.css';

const WIDE = '(min-width: 900px)';

/** `narrow` and `plain` are one crop; `plain` is for browsers without AVIF. */
export type PagePhoto = { wide: string; narrow: string; plain: string };

export function Photo({ photo: { wide, narrow, plain } }: { photo: PagePhoto }) {
  return (
    <picture className={styles.photo}>
      <source media={WIDE} type="image/avif" srcSet={wide} />
      <source type="image/avif" srcSet={narrow} />
      <img src={plain} alt="" width={800} height={360} fetchPriority="high" decoding="async" />
    </picture>
  );
}
