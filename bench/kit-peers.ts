/**
 * The package name of a component library with which the UI kit is compared. The size of each UI kit component is
 * compared with the size of the library's equivalent exports.
 */
export type Peer = "radix-ui" | "react-aria-components" | "@base-ui/react" | "@ark-ui/react"

/** The equivalent exports of each library, by the subpath of the UI kit component. */
export const KIT_PEERS: Readonly<Record<string, Readonly<Partial<Record<Peer, readonly string[]>>>>> = {
  accordion: {
    "radix-ui": ["Accordion"],
    "react-aria-components": ["DisclosureGroup", "Disclosure", "DisclosurePanel", "Button", "Heading"],
    "@base-ui/react": ["Accordion"],
    "@ark-ui/react": ["Accordion"],
  },
  "alert-dialog": {
    "radix-ui": ["AlertDialog"],
    "@base-ui/react": ["AlertDialog"],
  },
  "bottom-sheet": { "@base-ui/react": ["Drawer"], "@ark-ui/react": ["Drawer", "Portal"] },
  breadcrumb: { "react-aria-components": ["Breadcrumbs", "Breadcrumb", "Link"] },
  calendar: { "react-aria-components": ["Calendar", "CalendarGrid", "CalendarCell"], "@ark-ui/react": ["DatePicker"] },
  carousel: { "@ark-ui/react": ["Carousel"] },
  "checkbox-group": {
    "react-aria-components": ["CheckboxGroup", "Checkbox"],
    "@base-ui/react": ["CheckboxGroup", "Checkbox"],
  },
  checkbox: {
    "radix-ui": ["Checkbox"],
    "react-aria-components": ["Checkbox"],
    "@base-ui/react": ["Checkbox"],
    "@ark-ui/react": ["Checkbox"],
  },
  chips: { "react-aria-components": ["TagGroup", "TagList", "Tag"] },
  combobox: {
    "react-aria-components": ["ComboBox", "Input", "ListBox", "ListBoxItem", "Popover"],
    "@base-ui/react": ["Combobox"],
    "@ark-ui/react": ["Combobox"],
  },
  "compare-bar": {
    "radix-ui": ["Dialog"],
    "react-aria-components": ["DialogTrigger", "ModalOverlay", "Modal", "Dialog", "Heading"],
    "@base-ui/react": ["Dialog"],
    "@ark-ui/react": ["Dialog", "Portal"],
  },
  "controlled-accordion": {
    "radix-ui": ["Accordion"],
    "react-aria-components": ["DisclosureGroup", "Disclosure", "DisclosurePanel", "Button", "Heading"],
    "@base-ui/react": ["Accordion"],
    "@ark-ui/react": ["Accordion"],
  },
  "copy-button": { "@ark-ui/react": ["Clipboard"] },
  countdown: { "@ark-ui/react": ["Timer"] },
  "date-field": {
    "react-aria-components": ["DatePicker", "DateInput", "DateSegment", "Group", "Button", "Popover", "Calendar"],
    "@ark-ui/react": ["DatePicker"],
  },
  dialog: {
    "radix-ui": ["Dialog"],
    "react-aria-components": ["DialogTrigger", "ModalOverlay", "Modal", "Dialog", "Heading"],
    "@base-ui/react": ["Dialog"],
    "@ark-ui/react": ["Dialog", "Portal"],
  },
  disclosure: {
    "radix-ui": ["Collapsible"],
    "react-aria-components": ["Disclosure", "DisclosurePanel", "Button", "Heading"],
    "@base-ui/react": ["Collapsible"],
    "@ark-ui/react": ["Collapsible"],
  },
  drawer: { "@base-ui/react": ["Drawer"], "@ark-ui/react": ["Drawer", "Portal"] },
  field: { "@base-ui/react": ["Field"] },
  "filter-drawer": { "@base-ui/react": ["Drawer"], "@ark-ui/react": ["Drawer", "Portal"] },
  form: { "@base-ui/react": ["Form"] },
  menu: {
    "radix-ui": ["DropdownMenu"],
    "react-aria-components": ["MenuTrigger", "Menu", "MenuItem", "Popover", "MenuSection", "Separator"],
    "@base-ui/react": ["Menu"],
    "@ark-ui/react": ["Menu", "Portal"],
  },
  navigation: {
    "radix-ui": ["NavigationMenu"],
    "@base-ui/react": ["NavigationMenu"],
    "@ark-ui/react": ["NavigationMenu"],
  },
  "number-field": {
    "react-aria-components": ["NumberField", "Group", "Input", "Button"],
    "@base-ui/react": ["NumberField"],
    "@ark-ui/react": ["NumberInput"],
  },
  "otp-field": { "@base-ui/react": ["OTPField"], "@ark-ui/react": ["PinInput"] },
  popover: {
    "radix-ui": ["Popover"],
    "react-aria-components": ["DialogTrigger", "Popover", "Dialog"],
    "@base-ui/react": ["Popover"],
    "@ark-ui/react": ["Popover", "Portal"],
  },
  "radio-cards": {
    "radix-ui": ["RadioGroup"],
    "react-aria-components": ["RadioGroup", "Radio"],
    "@base-ui/react": ["RadioGroup", "Radio"],
    "@ark-ui/react": ["RadioGroup"],
  },
  "range-slider": {
    "react-aria-components": ["Slider", "SliderTrack", "SliderThumb", "SliderOutput"],
    "@base-ui/react": ["Slider"],
  },
  rating: { "@ark-ui/react": ["RatingGroup"] },
  "result-progress": {
    "radix-ui": ["Progress"],
    "react-aria-components": ["ProgressBar"],
    "@base-ui/react": ["Progress"],
    "@ark-ui/react": ["Progress"],
  },
  "search-field": { "react-aria-components": ["SearchField", "Label", "Input", "Button"] },
  select: {
    "radix-ui": ["Select"],
    "react-aria-components": ["Select", "ListBox", "ListBoxItem", "Popover", "SelectValue", "Button"],
    "@base-ui/react": ["Select"],
    "@ark-ui/react": ["Select"],
  },
  slider: {
    "react-aria-components": ["Slider", "SliderTrack", "SliderThumb", "SliderOutput"],
    "@base-ui/react": ["Slider"],
  },
  steps: { "@ark-ui/react": ["Steps"] },
  switch: {
    "radix-ui": ["Switch"],
    "react-aria-components": ["Switch"],
    "@base-ui/react": ["Switch"],
    "@ark-ui/react": ["Switch"],
  },
  tabs: {
    "radix-ui": ["Tabs"],
    "react-aria-components": ["Tabs", "TabList", "Tab", "TabPanel"],
    "@base-ui/react": ["Tabs"],
    "@ark-ui/react": ["Tabs"],
  },
  "tag-filter": {
    "radix-ui": ["ToggleGroup"],
    "react-aria-components": ["ToggleButtonGroup", "ToggleButton"],
    "@base-ui/react": ["ToggleGroup", "Toggle"],
    "@ark-ui/react": ["ToggleGroup"],
  },
  "time-slot-grid": {
    "radix-ui": ["RadioGroup"],
    "react-aria-components": ["RadioGroup", "Radio"],
    "@ark-ui/react": ["RadioGroup"],
  },
  toast: {
    "radix-ui": ["Toast"],
    "@base-ui/react": ["Toast"],
    "@ark-ui/react": ["Toast", "Toaster", "createToaster"],
  },
  toggletip: {
    "radix-ui": ["Popover"],
    "react-aria-components": ["DialogTrigger", "Popover", "Dialog", "OverlayArrow"],
    "@base-ui/react": ["Popover"],
    "@ark-ui/react": ["Popover", "Portal"],
  },
  tooltip: {
    "radix-ui": ["Tooltip"],
    "react-aria-components": ["TooltipTrigger", "Tooltip", "OverlayArrow"],
    "@base-ui/react": ["Tooltip"],
    "@ark-ui/react": ["Tooltip", "Portal"],
  },
}
