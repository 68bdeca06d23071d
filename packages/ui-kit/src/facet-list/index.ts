export type {
  FacetListLabels,
  FacetListReason,
  FacetListRootProps,
  FacetListState,
  FacetListValueProps,
  FacetListValueState,
} from "./facet-list.tsx"
export * as FacetList from "./facet-list.tsx"
export { type Chosen, type FacetValue, type FacetValues, removeFacet, toggleFacet } from "./facet-list-core.ts"
