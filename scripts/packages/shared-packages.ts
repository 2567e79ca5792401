/** Packages that much of the product is written with. */
import { everywhere, imports, type NamedPackage, pages, web } from "./named-package";

export const sharedPackages: readonly NamedPackage[] = [
  {
    name: "dayjs",
    does: "days and times: read, reckoned and written",
    places: ["lib/domain", "lib/i18n", "upstream/simulators/line"],
    bypasses: [
      {
        what: "time written or taken apart by the language's own means",
        pattern:
          /\bIntl\.(?:DateTimeFormat|RelativeTimeFormat)\b|\.toLocale(?:Date|Time)String\(|\.[gs]et(?:UTC)?(?:FullYear|Month|Date|Day|Hours|Minutes)\(/,
        within: everywhere,
        except: {
          "lib/client/device/visitor-id.ts": "asks for the name of the device's zone",
        },
        examples: [
          'new Intl.DateTimeFormat("th")',
          "day.toLocaleDateString()",
          "day.getFullYear()",
          "at.setHours(4)",
        ],
      },
      {
        what: "other library of times",
        pattern: imports("moment", "moment-timezone", "luxon", "date-fns", "date-fns-tz", "@js-joda/core"),
        within: everywhere,
        examples: ['import { format } from "date-fns";'],
      },
    ],
  },
  {
    name: "react-hook-form",
    does: "what is typed into a form: checked by the contract's schema, errors at their boxes",
    places: ["components/form"],
    bypasses: [
      {
        // Members' forms have a law of their own (`tests/house/forms.test.ts`).
        what: "form of the console, nor field of one, that keeps by itself what is typed",
        pattern: /<form\b(?!\s*\{\.\.\.\w+\.props\})|from "@mui\/material\/TextField"/,
        within: ["components/console"],
        except: {
          "components/console/form/typed-field.tsx": "the library's field as a box of a form",
          "components/console/partners/game-state-dialog.tsx": "one choice, nothing typed",
          "components/console/staff/staff-dialog.tsx": "one choice, nothing typed",
          "components/console/queues/deposit-search.tsx": "one word, followed at every key",
        },
        examples: ["<form onSubmit={send}>", 'import TextField from "@mui/material/TextField";'],
      },
      {
        what: "other library of forms",
        pattern: imports("formik", "final-form", "react-final-form", "@tanstack/react-form"),
        within: pages,
        examples: ['import { useFormik } from "formik";'],
      },
    ],
  },
  {
    name: "zod",
    does: "shapes of what comes from outside: calls, settings, webhooks, forms",
    places: ["lib/contract", "lib/server", "upstream", "components"],
    bypasses: [
      {
        what: "other library of shapes",
        pattern: imports(
          "yup",
          "joi",
          "ajv",
          "valibot",
          "superstruct",
          "io-ts",
          "arktype",
          "class-validator",
        ),
        within: everywhere,
        examples: ['import * as yup from "yup";'],
      },
    ],
  },
  {
    name: "@mui/material",
    does: "controls, dialogs, menus and tables, through one theme",
    places: ["components"],
    bypasses: [
      {
        what: "other kit of controls",
        pattern: imports(
          ...["antd", "react-bootstrap", "@chakra-ui/[^\"'/]+", "@headlessui/react", "@radix-ui/[^\"'/]+"],
          ...["@base-ui-components/react", "@mantine/[^\"'/]+", "react-select", "react-modal"],
        ),
        within: pages,
        examples: ['import { Dialog } from "@radix-ui/react-dialog";', 'import { Button } from "antd";'],
      },
      {
        what: "second dialog, menu or strip of tabs by hand",
        pattern: /<dialog\b|\bshowModal\(|(?<!\[)role="(?:dialog|alertdialog|menu|tablist)"/,
        within: pages,
        except: {
          "components/ui/sheet/plain-dialog.tsx": "holds a sheet where the library's code did not arrive",
        },
        examples: ["<dialog open>", "element.showModal()", '<div role="menu">', '<div role="tablist">'],
      },
    ],
  },
  {
    name: "next-intl",
    does: "words of four languages, and addresses with a language in them",
    places: ["app", "components", "lib/i18n"],
    bypasses: [
      {
        what: "other library of messages, no plurals by hand",
        pattern: new RegExp(
          `${imports("react-intl", "i18next", "react-i18next").source}|\\bIntl\\.PluralRules\\b`,
        ),
        within: web,
        except: {
          "lib/i18n/format-message.ts": "writes messages without the library's 9 kB, tested against it",
        },
        examples: ['import i18n from "i18next";', 'new Intl.PluralRules("th")'],
      },
      {
        what: "address without its language: Next's own link or router on a member's page",
        pattern:
          /import\s[^;]*\bfrom "next\/link"|import\s*\{[^}]*\buseRouter\b[^}]*\}\s*from "next\/navigation"/,
        within: ["app/[locale]", "components", "lib/i18n"],
        except: {
          "components/console": "the console's addresses have no language",
          "lib/i18n/link.tsx": "puts the language into addresses",
          "lib/i18n/use-place.ts": "puts the language into addresses",
        },
        examples: ['import Link from "next/link";', 'import { useRouter } from "next/navigation";'],
      },
    ],
  },
  {
    name: "zustand",
    does: "what changes while a page is open",
    places: ["stores", "components/yeekee/proof/check-by-itself.ts"],
    bypasses: [
      {
        what: "other store, nor a subscription by hand",
        pattern: new RegExp(
          `${imports("redux", "react-redux", "@reduxjs/toolkit", "jotai", "mobx", "valtio", "recoil", "nanostores").source}|\\buseSyncExternalStore\\b`,
        ),
        within: pages,
        except: {
          "components/lotto/use-is-wide.ts": "follows a media query",
          "components/member/use-ready.ts": "tells whether the page's scripts run",
          "components/shell/own-page.tsx": "reads a store once, and otherwise on the server",
          "components/ui/notices/open-in-browser.tsx": "reads the address, which the server does not know",
        },
        examples: ['import { atom } from "jotai";', "useSyncExternalStore(on, read)"],
      },
    ],
  },
];
