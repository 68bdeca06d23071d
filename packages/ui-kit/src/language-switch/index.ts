export type {
  LanguageSwitchLinkProps,
  LanguageSwitchReason,
  LanguageSwitchRootProps,
  LanguageSwitchState,
} from "./language-switch.tsx"
export * as LanguageSwitch from "./language-switch.tsx"
export { type Language, selectOfferedLanguages } from "./offered-languages.ts"
