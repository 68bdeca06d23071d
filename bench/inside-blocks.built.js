// What `inside-blocks.ts` names, in the blocks' build: Next takes packages as they are published.
import footerOwn from "../packages/blocks/dist/footer/footer.module.css"
import footerBrands from "../packages/blocks/dist/footer/footer-brands.module.css"
import heroBannerOwn from "../packages/blocks/dist/hero-banner/hero-banner.module.css"
import heroSearch from "../packages/blocks/dist/hero-banner/hero-search.module.css"
import navigationOwn from "../packages/blocks/dist/navigation/navigation.module.css"
import navigationAlert from "../packages/blocks/dist/navigation-bar/alert.module.css"
import navigationBar from "../packages/blocks/dist/navigation-bar/bar.module.css"
import navigationPanel from "../packages/blocks/dist/navigation-bar/panel.module.css"

export { default as blurb } from "../packages/blocks/dist/blurb/blurb.module.css"
export { default as carModelCard } from "../packages/blocks/dist/car-model-card/car-model-card.module.css"
export { ContactCopy } from "../packages/blocks/dist/contact/contact-copy.client.js"
export { default as contact } from "../packages/blocks/dist/contact/contact-link.module.css"
export { HeroSearch } from "../packages/blocks/dist/hero-banner/hero-search.client.js"
export { NavigationAlert } from "../packages/blocks/dist/navigation-bar/navigation-alert.client.js"
export { NavigationDrawer } from "../packages/blocks/dist/navigation-bar/navigation-drawer.client.js"
export { NavigationLanguages } from "../packages/blocks/dist/navigation-bar/navigation-languages.client.js"
export { NavigationMenu } from "../packages/blocks/dist/navigation-bar/navigation-menu.client.js"
export { default as button } from "../packages/blocks/dist/styles/button.module.css"
export { default as card } from "../packages/blocks/dist/styles/card.module.css"
export { default as cover } from "../packages/blocks/dist/styles/cover.module.css"
export { default as prose } from "../packages/blocks/dist/styles/prose.module.css"
export { default as section } from "../packages/blocks/dist/styles/section.module.css"

export const footer = { ...footerBrands, ...footerOwn }
export const heroBanner = { ...heroSearch, ...heroBannerOwn }
export const navigation = { ...navigationAlert, ...navigationBar, ...navigationPanel, ...navigationOwn }
