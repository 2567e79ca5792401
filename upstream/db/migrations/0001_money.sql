-- The one clock of the service. Tests move it by the row in clock_offset; elsewhere that row stays at 0.
INSERT INTO clock_offset (id, offset_ms) VALUES (1, 0);
--> statement-breakpoint
-- The house's side of every movement.
INSERT INTO account (owner, kind) VALUES (NULL, 'house-bank'), (NULL, 'house-stakes'), (NULL, 'house-grants');
