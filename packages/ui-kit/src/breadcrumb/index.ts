export * as Breadcrumb from "./breadcrumb.tsx"
