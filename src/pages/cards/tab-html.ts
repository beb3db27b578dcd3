import { Html, html } from '../layout/html.ts'
import type { Tab } from './tab.ts'

/** The tab of a card; how far it is stands at its end. */
export const tabHtml = ({ when, time, tone }: Tab, far?: string): Html =>
  html`<p class="tab${tone === 'shut' && ' shut'}">
    <span
      ><b ${tone && new Html(`class="${TONES[tone]}"`)}>${when}</b>
      ${time && html`<span class="time">${time}</span>`}</span
    >${far && html` <span class="far">${far}</span>`}
  </p>`

const TONES = { open: 'open good', doubt: 'alert', shut: 'alert' }
