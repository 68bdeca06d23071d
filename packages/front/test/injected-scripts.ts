/**
 * Scripts that an attacker might try to inject into a page. If a script runs, it sets `window.injected` to its number
 * in this list.
 */
export const INJECTED_SCRIPTS = [
  "<script>window.injected=1</script>",
  '<script nonce="">window.injected=2</script>',
  "<script nonce>window.injected=3</script>",
  "<SCRIPT>window.injected=4</SCRIPT>",
  "<script/async>window.injected=5</script>",
  '<script type="module">window.injected=6</script>',
  '<script>self.__next_f.push([1,"9:window.injected=7"])</script>',
  '"><script>window.injected=8</script>',
  "</script><script>window.injected=9</script>",
  "</title><script>window.injected=10</script>",
  "--><script>window.injected=11</script>",
  "]]><script>window.injected=12</script>",
  "<svg><script>window.injected=13</script></svg>",
  "<img src=x onerror='window.injected=14'>",
  "<template><script>window.injected=15</script></template>",
  "<noscript><script>window.injected=16</script></noscript>",
  '<iframe srcdoc="<script>parent.injected=17</script>"></iframe>',
  "<a href='javascript:window.injected=18'>x</a>",
  '<style>@import "data:text/css,"</style><script>window.injected=19</script>',
  '{"@type":"</script><script>window.injected=20</script>"}',
]
