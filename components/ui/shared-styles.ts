/**
 * The styles of the small parts that nearly every page shows, in one order everywhere. The bundler joins only sheets that
 * follow each other: met in the order of each page's imports, these came as a request each (next.config.ts, `cssChunking`).
 * A part stands behind those whose look it changes.
 */
import "./art/icon.module.css";
import "./controls/button.module.css";
import "./controls/icon-button.module.css";
import "./money.module.css";
import "./card.module.css";
import "./chip.module.css";
import "./notices/error-message.module.css";
import "./days/countdown.module.css";
import "./notices/skeleton.module.css";
import "./art/site-mark.module.css";
import "./state.module.css";
import "./page-title.module.css";
import "./sheet/sheet.module.css";
import "./sheet/dialog-actions.module.css";
