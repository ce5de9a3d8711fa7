// The logo: a house front with its door open, and the name beside it.
import classes from './brand-mark.module.css';

export function BrandMark({ withName = true }: { withName?: boolean }) {
  return (
    <span className={classes.brand}>
      <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden focusable="false">
        <rect width="32" height="32" rx="9" fill="#0f6b66" />
        <path d="M6.5 15.2 16 7l9.5 8.2V24a1.6 1.6 0 0 1-1.6 1.6H8.1A1.6 1.6 0 0 1 6.5 24z" fill="#fff" />
        <path d="M12.5 25.6v-6.1a3.5 3.5 0 0 1 7 0v6.1z" fill="#e8a317" />
        <circle cx="17.6" cy="21.4" r=".75" fill="#0f6b66" />
      </svg>
      {withName && <span className={classes.name}>Kiraya</span>}
    </span>
  );
}
