declare module 'virtual:page-paths' {
  /** Paths of the sitemap as route patterns: "/property/:id". */
  const paths: readonly string[];
  export default paths;
}
