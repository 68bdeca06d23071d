// Generated from packages/blocks/src/*/*.client.tsx by @forecourt/codegen. Do not edit: change or add such a file, then run `npm run generate`.

export { ContactCopy } from "../contact/contact-copy.client.tsx"
export { NavigationAlert } from "../navigation-bar/navigation-alert.client.tsx"
export { NavigationDrawer } from "../navigation-bar/navigation-drawer.client.tsx"
export { NavigationLanguages } from "../navigation-bar/navigation-languages.client.tsx"
export { NavigationMenu } from "../navigation-bar/navigation-menu.client.tsx"
