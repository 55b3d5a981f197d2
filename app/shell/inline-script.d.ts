declare module '*?inline-script' {
  /**
   * The code of a module and of all that it imports, bundled and minified, for an inline script.
   */
  const code: string;
  export default code;
}
