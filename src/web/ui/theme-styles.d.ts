declare module 'virtual:theme-styles.css';
