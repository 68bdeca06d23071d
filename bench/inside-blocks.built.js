// What `inside-blocks.ts` names, in the blocks' build: Next takes packages as they are published.

export { default as blurb } from "../packages/blocks/dist/blurb/blurb.module.css"
export { default as carModelCard } from "../packages/blocks/dist/car-model-card/car-model-card.module.css"
export { default as footer } from "../packages/blocks/dist/footer/footer.module.css"
export { FooterCopy } from "../packages/blocks/dist/footer/footer-copy.client.js"
export { default as heroBanner } from "../packages/blocks/dist/hero-banner/hero-banner.module.css"
export { HeroSearch } from "../packages/blocks/dist/hero-banner/hero-search.client.js"
export { default as button } from "../packages/blocks/dist/looks/button.module.css"
export { default as prose } from "../packages/blocks/dist/looks/prose.module.css"
export { default as navigation } from "../packages/blocks/dist/navigation/navigation.module.css"
export { NavigationAlert } from "../packages/blocks/dist/navigation/navigation-alert.client.js"
export { NavigationDrawer } from "../packages/blocks/dist/navigation/navigation-drawer.client.js"
export { NavigationMenu } from "../packages/blocks/dist/navigation/navigation-menu.client.js"
