import { html } from './markup.ts'

/** The style sheet, for screen and print. Every text colour has a contrast of at least 7:1 to its background. */
export const STYLE = html`<style>
  :root {
    color-scheme: light;
    --ink: #1c1c1c;
    --quiet: #4a4a4a;
    --line: #c9c9c9;
    --pass: #0a4f23;
    --warn: #6b3d00;
    --fail: #8a0f1d;
  }
  body {
    margin: 0;
    background: #fff;
    color: var(--ink);
    font:
      1rem/1.5 system-ui,
      sans-serif;
  }
  main {
    max-width: 68rem;
    margin: 0 auto;
    padding: 2rem 1.25rem 4rem;
  }
  h1,
  h2,
  h3,
  h4 {
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  h1 {
    margin: 0 0 1rem;
  }
  h2 {
    margin: 2.5rem 0 0.75rem;
    border-bottom: 1px solid var(--line);
    padding-bottom: 0.25rem;
  }
  h3 {
    margin: 1.75rem 0 0.5rem;
  }
  h4 {
    margin: 0 0 0.5rem;
    font-size: 1rem;
  }
  p,
  li,
  dd {
    max-width: 48rem;
  }
  a {
    color: #0b3d78;
  }
  code {
    font-family: ui-monospace, monospace;
    font-size: 0.92em;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
  .kind {
    margin: 0;
    color: var(--quiet);
  }
  .verdict {
    font-size: 1.25rem;
    padding: 1rem 1.25rem;
    border-left: 0.5rem solid;
    max-width: none;
  }
  .pass {
    color: var(--pass);
    background: #eaf6ee;
  }
  .warn {
    color: var(--warn);
    background: #fdf3e0;
  }
  .fail {
    color: var(--fail);
    background: #fdecee;
  }
  .info {
    color: #0b3d78;
    background: #e9f1fb;
  }
  .absent,
  .untested {
    color: var(--quiet);
    background: #f1f1f1;
  }
  .mark {
    padding: 0.1rem 0.45rem;
    border-radius: 0.2rem;
    font-weight: 600;
    white-space: nowrap;
  }
  .verdict.warn {
    color: var(--pass);
    background: #eaf6ee;
  }
  dl {
    display: grid;
    gap: 0.25rem 2rem;
  }
  dl div {
    display: grid;
    grid-template-columns: 12rem 1fr;
  }
  dt {
    color: var(--quiet);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  .table {
    overflow-x: auto;
  }
  table {
    border-collapse: collapse;
    width: 100%;
  }
  th,
  td {
    text-align: left;
    vertical-align: top;
    padding: 0.35rem 0.75rem 0.35rem 0;
    border-bottom: 1px solid var(--line);
  }
  tbody th {
    font-weight: inherit;
  }
  tbody th code {
    white-space: nowrap;
  }
  .number {
    text-align: right;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  article {
    margin: 0 0 1rem;
    padding: 0.9rem 1.1rem;
    border: 1px solid var(--line);
    border-radius: 0.3rem;
  }
  article p,
  ul {
    margin: 0.25rem 0;
  }
  @media (max-width: 40rem) {
    dl div {
      grid-template-columns: 1fr;
    }
  }
  @media print {
    main {
      max-width: none;
      padding: 0;
    }
    body {
      font-size: 10pt;
    }
    .table {
      overflow: visible;
    }
    article,
    tr {
      break-inside: avoid;
    }
    h2,
    h3,
    h4 {
      break-after: avoid;
    }
    .verdict,
    .mark {
      border: 1px solid;
    }
  }
</style>`
