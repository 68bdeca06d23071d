// Class names and client components that the hand-written page shares with the blocks, so that only the rendering
// differs. Next uses `inside-blocks.built.js` instead, which imports the same files from the blocks' build.
import footerOwn from "../packages/blocks/src/footer/footer.module.css"
import footerBrands from "../packages/blocks/src/footer/footer-brands.module.css"
import heroBannerOwn from "../packages/blocks/src/hero-banner/hero-banner.module.css"
import heroSearch from "../packages/blocks/src/hero-banner/hero-search.module.css"
import navigationOwn from "../packages/blocks/src/navigation/navigation.module.css"
import navigationAlert from "../packages/blocks/src/navigation-bar/alert.module.css"
import navigationBar from "../packages/blocks/src/navigation-bar/bar.module.css"
import navigationPanel from "../packages/blocks/src/navigation-bar/panel.module.css"

export { default as blurb } from "../packages/blocks/src/blurb/blurb.module.css"
export { default as carModelCard } from "../packages/blocks/src/car-model-card/car-model-card.module.css"
export { ContactCopy } from "../packages/blocks/src/contact/contact-copy.client.tsx"
export { default as contact } from "../packages/blocks/src/contact/contact-link.module.css"
export { HeroSearch } from "../packages/blocks/src/hero-banner/hero-search.client.tsx"
export { NavigationAlert } from "../packages/blocks/src/navigation-bar/navigation-alert.client.tsx"
export { NavigationDrawer } from "../packages/blocks/src/navigation-bar/navigation-drawer.client.tsx"
export { NavigationLanguages } from "../packages/blocks/src/navigation-bar/navigation-languages.client.tsx"
export { NavigationMenu } from "../packages/blocks/src/navigation-bar/navigation-menu.client.tsx"
export { default as button } from "../packages/blocks/src/styles/button.module.css"
export { default as card } from "../packages/blocks/src/styles/card.module.css"
export { default as cover } from "../packages/blocks/src/styles/cover.module.css"
export { default as prose } from "../packages/blocks/src/styles/prose.module.css"
export { default as section } from "../packages/blocks/src/styles/section.module.css"

export const footer = { ...footerBrands, ...footerOwn }
export const heroBanner = { ...heroSearch, ...heroBannerOwn }
export const navigation = { ...navigationAlert, ...navigationBar, ...navigationPanel, ...navigationOwn }
