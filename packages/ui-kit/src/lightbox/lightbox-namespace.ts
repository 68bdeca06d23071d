export {
  Next,
  Picker as Thumbnails,
  Position,
  Previous,
} from "../carousel/carousel-controls.tsx"
export { Slide, Slides } from "../carousel/carousel-slides.tsx"
export { Close } from "../dialog/dialog-scope.tsx"
export { Content, Root, Trigger } from "./lightbox.tsx"
export { Picture } from "./picture.tsx"
export { Thumbnail } from "./thumbnail.tsx"
