/**
 * The styles of the small parts that nearly every page shows, in one order everywhere. The bundler joins only sheets that
 * follow each other: met in the order of each page's imports, these came as a request each (next.config.ts, `cssChunking`).
 * A part stands behind those whose look it changes.
 */
import "./icon.module.css";
import "./button.module.css";
import "./icon-button.module.css";
import "./money.module.css";
import "./card.module.css";
import "./chip.module.css";
import "./error-message.module.css";
import "./countdown.module.css";
import "./skeleton.module.css";
import "./site-mark.module.css";
import "./state.module.css";
import "./page-title.module.css";
import "./sheet.module.css";
import "./dialog-actions.module.css";
