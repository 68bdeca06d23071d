/** How far an engine has followed the storage. */
export interface Position {
  readonly generation: number
  readonly sequence: number
}
