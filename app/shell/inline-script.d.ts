declare module '*?inline-script' {
  /** The code of a module with its imports, bundled and minified, for an inline script. */
  const code: string;
  export default code;
}
