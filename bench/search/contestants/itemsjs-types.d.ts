declare module "itemsjs" {
  export default function itemsjs(items: readonly object[], options: object): { search(options: object): unknown }
}
