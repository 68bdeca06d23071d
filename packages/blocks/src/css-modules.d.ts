declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>
  export default classes
  /** The text of the style sheet, when the application's build adds it to the module. */
  export const sheet: string | undefined
}
declare module "*.css"
