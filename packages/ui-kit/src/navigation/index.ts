export type { NavigationRootProps, NavigationView } from "./navigation.tsx"
export type { NavigationActivation, NavigationReason } from "./navigation-core.ts"
export * as Navigation from "./navigation-namespace.ts"
export type {
  NavigationItemProps,
  NavigationLinkProps,
  NavigationPanelProps,
  NavigationToggleProps,
} from "./navigation-parts.tsx"
