import { createTheme } from "@mui/material/styles";
import { theme } from "@/components/ui/theme";

/** The members' tokens in a denser size: the console is read all day, mostly with a mouse. */
export const consoleTheme = createTheme(theme, {
  typography: {
    fontSize: 14,
    h1: { fontSize: "1.375rem", fontWeight: 700, lineHeight: 1.4 },
    h2: { fontSize: "1.0625rem", fontWeight: 700, lineHeight: 1.4 },
  },
  components: {
    MuiTextField: { defaultProps: { size: "small" } },
    MuiOutlinedInput: {
      // The outline's gap has the size of the label that stands in it.
      styleOverrides: { root: { minHeight: 40 }, notchedOutline: { fontSize: "1.143em" } },
    },
    MuiIconButton: {
      styleOverrides: { root: { color: "var(--ink)", "&.Mui-disabled": { color: "var(--muted)" } } },
    },
    MuiSelect: { styleOverrides: { icon: { color: "var(--muted)" } } },
    MuiRadio: { styleOverrides: { root: { "&.Mui-disabled": { color: "var(--muted)" } } } },
    MuiTabs: { styleOverrides: { indicator: { height: 3 } } },
    MuiTab: {
      styleOverrides: {
        root: {
          maxWidth: "none",
          minWidth: 0,
          color: "var(--muted)",
          fontSize: "inherit",
          fontWeight: 700,
          "&.Mui-selected": { color: "var(--ink)" },
          "&:focus-visible": { outlineOffset: -3 },
        },
      },
    },
    MuiPaper: {
      styleOverrides: {
        root: { backgroundImage: "none", boxShadow: "none", border: "1px solid var(--line)" },
      },
    },
    MuiAlert: {
      styleOverrides: {
        // Without the members' filled backgrounds: an outlined alert has the page's, and its colours.
        root: {
          variants: [],
          boxShadow: "none",
          color: "var(--ink)",
          padding: "4px 12px",
          fontSize: "0.9375rem",
        },
      },
    },
  },
});
