declare module "virtual:site-pages/*" {
  const pages: import("./page.types.ts").SitePages
  export default pages
}
