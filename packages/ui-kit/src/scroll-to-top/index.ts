export type { ScrollToTopRootProps } from "./scroll-to-top.tsx"
export * as ScrollToTop from "./scroll-to-top.tsx"
export type { ScrollToTopState } from "./scroll-to-top-core.ts"
