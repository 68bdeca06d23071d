declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>
  export default classes
  /** The sheet's text, where the application's build puts it into the module. */
  export const sheet: string | undefined
}
declare module "*.css"
